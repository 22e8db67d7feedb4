import type { CefrLevel } from './common.ts';
import type { HelpTopic } from './safety.ts';

/**
 * A question with which the partner kindly asks whether a concern is true, in two English versions and in Turkish.
 * The answer "yes" always confirms the concern. `simple` is for levels A1 and A2.
 */
type KindQuestion = { simple: string; usual: string; turkish: string };

/**
 * The caring question of the partner for each help topic. The partner asks the caring question when a message
 * suggests a concern but is not clear. The texts are fixed, so that the server can recognise the question
 * when the learner answers it.
 */
export const kindQuestions: Readonly<Record<HelpTopic, KindQuestion>> = {
  'self-harm': {
    simple:
      'Thank you for telling me. I want to understand you. Do you sometimes feel that you do not want to live?',
    usual:
      'Thank you for telling me that. I would like to understand how you are. Do you sometimes feel so bad that you do not want to go on living?',
    turkish:
      'Bunu anlattığın için teşekkür ederim. Bazen artık yaşamak istemediğini hissediyor musun? Türkçe de yazabilirsin.',
  },
  emergency: {
    simple: 'Wait, this is important. Are you, or is somebody near you, in danger now?',
    usual:
      'Let me stop for a moment, because this matters more. Are you, or is somebody near you, in danger right now?',
    turkish: 'Bir dakika, bu önemli. Sen ya da yanındaki biri şu anda tehlikede mi? Türkçe de yazabilirsin.',
  },
  abuse: {
    simple: 'Thank you for telling me. You are important. Does somebody hurt you or make you afraid?',
    usual: 'Thank you for trusting me with that. Is there somebody who hurts you, or who makes you afraid?',
    turkish:
      'Bunu anlattığın için teşekkür ederim. Seni inciten ya da korkutan biri var mı? Türkçe de yazabilirsin.',
  },
  grooming: {
    simple: 'Thank you for telling me. Does this person ask you for photos, for a secret, or to meet alone?',
    usual:
      'Thank you for telling me about this. Does this person ask you for photos, to keep secrets, or to meet alone?',
    turkish:
      'Bunu anlattığın için teşekkür ederim. Bu kişi senden fotoğraf göndermeni, sır saklamanı ya da yalnız buluşmanı istiyor mu? Türkçe de yazabilirsin.',
  },
  'violence-to-others': {
    simple: 'You are very angry, I understand. Are you afraid that you will really hurt somebody?',
    usual:
      'That sounds like a lot of anger, and it is good that you say it. Are you worried that you might really hurt somebody?',
    turkish:
      'Çok öfkeli olduğunu anlıyorum, söylemen iyi oldu. Birine gerçekten zarar vermekten korkuyor musun? Türkçe de yazabilirsin.',
  },
  eating: {
    simple: 'Thank you for telling me. Is eating hard for you these days?',
    usual:
      'Thank you for telling me. Has eating become difficult for you, or something you worry about a lot?',
    turkish:
      'Bunu anlattığın için teşekkür ederim. Bu aralar yemek yemek senin için zor mu? Türkçe de yazabilirsin.',
  },
  drugs: {
    simple: 'Thank you for telling me. Is this a problem for you or for your family now?',
    usual:
      'Thank you for being honest. Is this a problem for you, or for somebody close to you, at the moment?',
    turkish:
      'Bunu anlattığın için teşekkür ederim. Bu şu anda senin ya da yakınlarından biri için bir sorun mu? Türkçe de yazabilirsin.',
  },
};

/** Returns the turn in which the partner asks about a help topic: an English line and a Turkish line. */
export const kindQuestion = (topic: HelpTopic, level: CefrLevel): string => {
  const { simple, usual, turkish } = kindQuestions[topic];
  return `${level === 'A1' || level === 'A2' ? simple : usual}\n${turkish}`;
};

const topics = new Map<string, HelpTopic>(
  (Object.keys(kindQuestions) as HelpTopic[]).flatMap((topic) => {
    const { simple, usual, turkish } = kindQuestions[topic];
    return [simple, usual].map((english) => [`${english}\n${turkish}`, topic] as const);
  }),
);

/**
 * Returns the help topic that a turn of the partner asks about. Returns undefined if the turn is none of the
 * fixed caring questions.
 */
export const topicOfKindQuestion = (text: string): HelpTopic | undefined => topics.get(text);
