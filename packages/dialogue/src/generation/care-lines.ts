import type { ScenarioLevel } from '@pratik/content/kinds/scenario';

type Lines = readonly string[];

/** Sentences for a partner that has misunderstood, and for symptoms and urgent needs. */
export type CareLines = {
  /** Admits a misunderstanding with an apology. `admitAgain` admits it without a second apology. */
  admit: Lines;
  admitAgain: Lines;
  /** The same after bad news. */
  admitGently: Lines;
  lastFact: Lines;
  whatMeant: Lines;
  symptom: Lines;
  symptomToHelper: Lines;
  need: Lines;
  urgentFloor: Lines;
};

const EASY: CareLines = {
  admit: [
    'I am sorry. I did not understand you well.',
    'Sorry, that was not a good answer.',
    'I am sorry, I was wrong.',
    'Sorry, I did not read your words well.',
  ],
  admitAgain: [
    'I still do not understand it well.',
    'You are right, that was wrong again.',
    'I want to understand you.',
  ],
  admitGently: [
    'I am sorry, I was wrong. I know that this is hard for you.',
    'I am sorry. That was not a good answer, because you are sad.',
    'I am sorry. I did not understand you well, and it is a hard time.',
  ],
  lastFact: ['You told me about {about}.', 'We talked about {about}.', 'You wrote about {about}.'],
  whatMeant: [
    'What do you want to tell me? Easy words are OK.',
    'What do you mean? Please tell me with other words.',
    'Can you say it with other words, please?',
    'What is important for you here?',
    'Please tell me again. I am listening.',
  ],
  symptom: [
    'Oh no, I am sorry. Please sit down and have some water. I am here.',
    'I am sorry, that is not good. We stop now, and you can rest.',
    'Oh, I am sorry. First your health, then the other things.',
  ],
  symptomToHelper: [
    'I am sorry. It is important that you tell me this.',
    'I understand. That is not nice. I want to look at that, too.',
    'Oh, I am sorry. I am writing that down now.',
  ],
  need: [
    'I understand, this is important. I want to help you now.',
    'I am sorry. That comes first. I am calling for help now.',
    'OK, this is more important than my questions. I can help you.',
  ],
  urgentFloor: [
    'Tell me, how do you feel now?',
    'What do you need first?',
    'Tell me what I can do for you.',
    'Is there anything else that you need now?',
  ],
};

const FLUENT: CareLines = {
  admit: [
    'I’m sorry, I misunderstood you.',
    'Sorry, that wasn’t a good answer.',
    'I’m sorry, I got that wrong.',
    'Sorry, I didn’t read that carefully enough.',
  ],
  admitAgain: [
    'I still haven’t understood it properly.',
    'You’re right, I got it wrong again.',
    'I really want to understand you.',
  ],
  admitGently: [
    'I’m sorry, that was the wrong thing to say. I know this is hard for you.',
    'I’m sorry, I got that wrong, and at a difficult time for you.',
    'I’m sorry. I should have listened better, because this isn’t easy for you.',
  ],
  lastFact: [
    'You were telling me about {about}.',
    'You mentioned {about}.',
    'We were talking about {about}.',
  ],
  whatMeant: [
    'What did you mean? Please put it in other words.',
    'What would you like me to understand?',
    'Could you tell me again in other words?',
    'What matters most to you here?',
    'Tell me again, please. I’m listening.',
  ],
  symptom: [
    'Oh no, I’m sorry. Please sit down and drink some water. Everything else can wait.',
    'I’m sorry to hear that. Let’s stop for a moment, so that you can rest.',
    'I’m sorry, your health comes first. The rest isn’t important now.',
  ],
  symptomToHelper: [
    'I’m sorry about that. It’s important that you’ve told me.',
    'I understand. That can’t be easy, and I’ll look at it as well.',
    'I’m sorry. I’m making a note of that.',
  ],
  need: [
    'I understand, that’s urgent. I’ll help you with it right now.',
    'I’m sorry. That comes first, of course. I’ll call for help.',
    'Then we’ll leave my questions for later. I’ll see what I can do.',
  ],
  urgentFloor: [
    'Tell me, how are you feeling right now?',
    'What do you need first?',
    'Tell me what I can do for you.',
    'Is there anything else you need at the moment?',
  ],
};

/** Returns the sentences for this level. */
export const careLinesOf = (level: ScenarioLevel): CareLines =>
  level === 'A1' || level === 'A2' ? EASY : FLUENT;
