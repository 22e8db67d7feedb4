import type { EnglishOf } from '../../lib/language/i18n.ts';
import type { tr } from './landing.tr.ts';

export const en: EnglishOf<typeof tr> = {
  pageTitle: 'Ten minutes of English every day',
  signIn: 'Sign in',
  signUp: 'Sign up',
  askForAccount: 'If you have no account, ask the administrator of your organisation to add you.',
  tryTitle: 'Write a sentence in English',
  tryNote: 'At most {{most}} characters. Your sentence is not stored.',
  tryCheck: 'Check my sentence',
  tryChecking: 'Checking…',
  tryChoose: 'Or choose an example:',
  trySlow: 'This is taking longer than usual. Please wait a few more seconds.',
  tryEmpty: 'Write a sentence first, or choose one of the examples.',
  tryOffline:
    'The server could not be reached. Check your connection and try again. Your sentence is still here.',
  tryBusy:
    'Many people are using the check right now. Try again in a few seconds. Your sentence is still here.',
  tryLimit: 'There were too many attempts from your network. Try again in {{minutes}} min.',
  tryTurkish: 'This looks like a Turkish sentence. Try to write the same thing in English.',
  tryUnreadable:
    'We could not read this as an English sentence. Write a short English sentence, or choose one of the sentences above.',
  tryNext: 'In a conversation, you get corrections like this for each message.',
  seeHow: 'See how it works',
  otherLanguage: 'Türkçe',
  heading: 'Speak English for ten minutes every day.',
  lead: 'In Pratik, you chat with a conversation partner. Nobody interrupts you when you make a mistake. Each correction appears under your message, with an explanation in Turkish.',
  leadNote: 'Pratik runs on a computer that belongs to your school, course or family.',
  sampleLabel: 'Example of the chat screen',
  samplePartner: 'Mia · conversation partner',
  sampleBetter: 'Corrected sentence',
  sampleWhy: 'Turkish speakers often add “am” here. “Agree” is already a verb, so it does not need “am”.',
  sampleCode: 'Extra “to be”',
  ringLabel: '6 of today’s 10 minutes practised',
  ringUnit: 'min',
  correctionsTitle: 'Mistakes that come from Turkish',
  correctionsLead:
    'Turkish speakers often make the same mistakes in English because they think of the Turkish sentence first. Pratik recognises these mistakes and explains them in Turkish.',
  article: 'Missing article',
  articleWhy:
    'Turkish has no article here. In English, a singular countable noun needs a word such as “a”, “an” or “the”.',
  light: 'Word-for-word translation',
  lightWhy: 'In Turkish you “open” the light. In English you turn on lights, televisions and taps.',
  since: '“Since” or “for”',
  sinceWhy:
    '“Three years” is a length of time, so use “for”. Use “since” with a starting point: “since 2023”. The situation continues now, so use “have lived”.',
  forWhomTitle: 'Who is Pratik for?',
  learnerTitle: 'For learners',
  learner:
    'Start without fear. Choose a topic or a role at your level and begin a conversation. After ten minutes, you get a short summary. You can also practise reading, listening, writing and vocabulary.',
  teacherTitle: 'For teachers and administrators',
  teacher:
    'See how much each learner practises, and check the AI’s corrections: the message review shows every message with its corrections.',
  organizationTitle: 'For organisations',
  organization:
    'Start Pratik with one command. It includes the database and sign-in. You can connect your own PostgreSQL database, mail server or AI service later.',
  differentTitle: 'What makes Pratik different?',
  different1Title: 'Pratik explains why',
  different1: 'Every correction has a name and a clear explanation in Turkish.',
  different2Title: 'You choose how many corrections you see',
  different2: 'See all corrections, only the most important correction, or all corrections at the end.',
  different3Title: 'Pratik works without AI',
  different3:
    'Without an AI service, conversations follow prepared scenarios, and the screen says so. Replies from AI are always labelled.',
  different4Title: 'Your words are never lost',
  different4: 'Your text is safe when you go offline. You can continue the conversation on another device.',
  different5Title: 'Pratik does not make you feel guilty',
  different5:
    'There is no countdown and no “you lost your streak”. You can take rest days and continue tomorrow.',
  different6Title: 'You can report wrong corrections',
  different6: 'Choose “This correction is wrong”, and your administrator will check it.',
  startTitle: 'Start Pratik at your school with one command',
  startLead:
    'You need a computer with Node.js and npm. Use the setup code from the first start to create the administrator. Then add your learners.',
  terminalLabel: 'First start in a terminal',
  terminalReady: 'Pratik is ready:',
  terminalCode: 'Setup code:',
  startStep1: 'Run the command in a terminal.',
  startStep2: 'Create the first administrator with the setup code.',
  startStep3: 'Add learners one by one or from a CSV file.',
  privacyTitle: 'Your data stays with you',
  privacyLead:
    'Pratik is not a cloud service. The data belongs to the owner of the computer on which Pratik runs.',
  privacy1: 'Conversations, corrections and accounts are stored in your organisation’s own database.',
  privacy2: 'Messages leave your organisation only if it connects an AI service.',
  privacy3: 'Pratik has no ads, no trackers and no third-party cookies.',
  privacy4: 'There are no default passwords, and only password hashes are stored.',
  closingTitle: 'Ready for today’s ten minutes?',
  closing: 'If you have an account, start now. Otherwise ask your administrator to add you.',
  closingOpen: 'If you have an account, sign in. Otherwise you can sign up in a minute.',
  footer: 'Pratik is open source under the MIT licence. Its content is open under CC BY-SA 4.0.',
};
