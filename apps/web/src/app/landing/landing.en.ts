import type { EnglishOf } from '../../lib/i18n.ts';
import type { tr } from './landing.tr.ts';

export const en: EnglishOf<typeof tr> = {
  pageTitle: 'Ten minutes of English every day',
  signIn: 'Sign in',
  seeHow: 'See what it looks like',
  otherLanguage: 'Türkçe',
  heading: 'Speak English for ten minutes every day.',
  lead: 'In Pratik you talk with a conversation partner. Nobody interrupts you when you make a mistake: the correction appears quietly under your message and explains why, in Turkish.',
  leadNote: 'It runs on the own machine of your school, your course or your family.',
  sampleLabel: 'A sample of the chat screen',
  samplePartner: 'Mia · conversation partner',
  sampleBetter: 'Better',
  sampleWhy:
    'Speakers of Turkish often add “am” here. But “agree” is already a verb, so it needs no “am” beside it.',
  sampleCode: 'Extra “to be”',
  ringLabel: '6 of today’s 10 minutes spoken',
  ringUnit: 'min',
  correctionsTitle: 'The mistakes of thinking in Turkish',
  correctionsLead:
    'Speakers of Turkish stumble over the same things in English, because they build the sentence in Turkish first. Pratik knows these mistakes by name and explains them in the learner’s language.',
  correctionsChoose: 'Choose a sentence',
  youWrote: 'You wrote',
  article: 'Missing article',
  articleWhy:
    'Turkish does without “a”. In English a singular countable noun needs “a”, “an” or “the” before it.',
  light: 'Word for word',
  lightWhy: 'Turkish “opens” the light. In English lights, televisions and taps are turned on.',
  since: 'since / for',
  sinceWhy:
    '“Three years” is a length of time, which takes “for”. “Since” takes a starting point: “since 2023”. And as it still goes on, it is “have lived”.',
  although: 'Double connector',
  althoughWhy: 'Turkish likes a pair here. In English “although” is enough; no “but” in the second half.',
  forWhomTitle: 'Who is it for?',
  learnerTitle: 'For learners',
  learner:
    'Begin without fear: choose a topic or a role at your level, the rest is conversation. After ten minutes a short summary remains. Reading, listening, writing and words wait at your level, too.',
  teacherTitle: 'For teachers and administrators',
  teacher:
    'See who spoke how much. What the machine told the learners is no secret: every message lies on the Message Process desk with its corrections.',
  organizationTitle: 'For whoever sets it up',
  organization:
    'One command starts it; database and sign-in are inside. Your own PostgreSQL, mail server or AI service can be connected later, each with one setting.',
  differentTitle: 'What does it do differently?',
  different1Title: 'It explains why',
  different1: 'Not just a red line: every correction has a name and an explanation in good Turkish.',
  different2Title: 'You set the dose',
  different2: 'All at once, only the one that matters, or at the end: you choose when to see corrections.',
  different3Title: 'It works without AI',
  different3:
    'Where no AI service is connected, prepared scenarios lead the conversation, and the screen says so. What a machine says is marked as a machine’s.',
  different4Title: 'No word is lost',
  different4:
    'What you typed stays when the connection drops; the conversation goes on where it was on another device.',
  different5Title: 'It sells no guilt',
  different5:
    'No countdown, no “you lost your streak”. There are rest days; tomorrow there are ten minutes again.',
  different6Title: 'Tell it when it is wrong',
  different6: 'Say “this correction is wrong” and your message comes before a person: your administrator.',
  startTitle: 'It starts at your school with one command',
  startLead:
    'A computer with Node.js and npm is enough. With the setup code of the first start you create the administrator and add your learners.',
  terminalLabel: 'The first start in a terminal',
  terminalReady: 'Pratik is ready:',
  terminalCode: 'Setup code:',
  startStep1: 'Run the command.',
  startStep2: 'Create the first administrator with the setup code.',
  startStep3: 'Add learners one by one, or from a CSV file.',
  privacyTitle: 'Your words stay with you',
  privacyLead: 'Pratik is no cloud service. The data belongs to whoever owns the machine it runs on.',
  privacy1: 'Conversations, corrections and accounts live in the institution’s own database.',
  privacy2: 'No message leaves your organisation unless it connects an AI service.',
  privacy3: 'No advertising, no trackers, no third-party cookies.',
  privacy4: 'There is no default password, and passwords are kept only as hashes.',
  closingTitle: 'Today’s ten minutes are waiting for you.',
  closing: 'If you have an account, begin now. If not, ask your administrator to add you.',
  footer: 'Open code under the MIT licence, open content under CC BY-SA 4.0.',
};
