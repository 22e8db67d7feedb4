import type { EnglishOf } from '../../lib/language/i18n.ts';
import type { tr } from './landing.tr.ts';

export const en: EnglishOf<typeof tr> = {
  pageTitle: 'Ten minutes of English every day',
  signIn: 'Sign in',
  seeHow: 'See how it works',
  otherLanguage: 'Türkçe',
  heading: 'Speak English for ten minutes every day.',
  lead: 'In Pratik, you chat with a conversation partner. Nobody interrupts you when you make a mistake. A correction appears under your message and explains the mistake in Turkish.',
  leadNote: 'Pratik runs on a computer that belongs to your school, course or family.',
  sampleLabel: 'Example of the chat screen',
  samplePartner: 'Mia · conversation partner',
  sampleBetter: 'With the corrections',
  sampleWhy: 'Turkish speakers often add “am” here. But “agree” is already a verb, so it does not need “am”.',
  sampleCode: 'Extra “to be”',
  ringLabel: '6 of today’s 10 minutes practised',
  ringUnit: 'min',
  correctionsTitle: 'Mistakes that come from Turkish',
  correctionsLead:
    'Turkish speakers often make the same mistakes in English because they build the sentence in Turkish first. Pratik recognises these mistakes and explains them in the learner’s language.',
  correctionsChoose: 'Choose a sentence',
  youWrote: 'You wrote',
  article: 'Missing article',
  articleWhy:
    'The Turkish sentence does not need “a”. In English, a singular countable noun needs “a”, “an” or “the” before it.',
  light: 'Word-for-word translation',
  lightWhy: 'In Turkish you “open” the light. In English you turn on lights, televisions and taps.',
  since: 'since / for',
  sinceWhy:
    '“Three years” is a length of time, so use “for”. Use “since” with a starting point: “since 2023”. The situation continues now, so use “have lived”.',
  although: 'Double connector',
  althoughWhy:
    'Turkish often uses two connectors in such a sentence. In English, “although” is enough. Do not add “but”.',
  forWhomTitle: 'Who is Pratik for?',
  learnerTitle: 'For learners',
  learner:
    'Start without fear. Choose a topic or a role at your level and begin a conversation. After ten minutes, you get a short summary. You can also practise reading, listening, writing and vocabulary at your level.',
  teacherTitle: 'For teachers and administrators',
  teacher:
    'See how much each learner practises. You can check everything the AI tells learners: message review shows every message with its corrections.',
  organizationTitle: 'For organisations',
  organization:
    'Start Pratik with one command. The database and sign-in are included. You can connect your own PostgreSQL, mail server or AI service later.',
  differentTitle: 'What makes Pratik different?',
  different1Title: 'Pratik explains why',
  different1: 'Every correction has a name and a clear explanation in Turkish.',
  different2Title: 'You choose how many corrections you see',
  different2: 'See all corrections, only the most important correction, or all corrections at the end.',
  different3Title: 'Pratik works without AI',
  different3:
    'Without an AI service, prepared scenarios guide the conversation, and the screen tells you. AI content is always labelled.',
  different4Title: 'Your words are never lost',
  different4: 'Your text is safe when you go offline. You can continue the conversation on another device.',
  different5Title: 'Pratik does not make you feel guilty',
  different5:
    'There is no countdown and no “you lost your streak”. You can take rest days and continue tomorrow.',
  different6Title: 'Tell us when a correction is wrong',
  different6: 'Choose “This correction is wrong”, and your administrator checks the message.',
  startTitle: 'Start Pratik at your school with one command',
  startLead:
    'You need a computer with Node.js and npm. Use the setup code from the first start to create the administrator. Then add your learners.',
  terminalLabel: 'First start in a terminal',
  terminalReady: 'Pratik is ready:',
  terminalCode: 'Setup code:',
  startStep1: 'Run the command.',
  startStep2: 'Create the first administrator with the setup code.',
  startStep3: 'Add learners one by one or from a CSV file.',
  privacyTitle: 'Your data stays with you',
  privacyLead:
    'Pratik is not a cloud service. The data belongs to the owner of the computer on which Pratik runs.',
  privacy1: 'Conversations, corrections and accounts are stored in your organisation’s own database.',
  privacy2: 'Messages do not leave your organisation unless it connects an AI service.',
  privacy3: 'Pratik has no ads, no trackers and no third-party cookies.',
  privacy4: 'There are no default passwords, and only password hashes are stored.',
  closingTitle: 'Ready for today’s ten minutes?',
  closing: 'If you have an account, start now. If you have no account, ask your administrator to add you.',
  footer: 'Pratik is open source under the MIT licence. Its content is open under CC BY-SA 4.0.',
};
