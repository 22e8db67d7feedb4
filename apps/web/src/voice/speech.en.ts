import type { EnglishOf } from '../lib/i18n.ts';
import type { tr } from './speech.tr.ts';

export const en: EnglishOf<typeof tr> = {
  why: 'Write by speaking',
  whySentence: 'Say it into the microphone',
  mend: 'You can mend the text before sending it.',
  orType: 'You can go on by typing.',
  whyConfigured:
    'Your microphone is needed to write down what you say. Your voice is recorded only while you speak, sent to your organisation’s speech recognition ({{service}}), and deleted once it is written down; it stays for you to hear only where you keep your recordings (profile).',
  whyDevice:
    'Your microphone is needed to write down what you say. Your browser listens on this device; the sound is sent nowhere.',
  whyBrowser:
    'Your microphone is needed to write down what you say. Your house has no speech recognition of its own; the servers of the company that makes your browser (such as Google, Apple or Microsoft) will hear your voice.',
  askNext: 'Your browser is about to ask for the microphone.',
  accept: 'Open the microphone',
  acceptConsent: 'I consent, open the microphone',
  consentService: 'Service: {{service}}',
  decline: 'Go on typing',
  notNow: 'Not now',

  starting: 'Opening the microphone…',
  speaking: 'Listening',
  level: 'Sound level',
  holdHint: 'Let go to have it written down; slide left to delete it.',
  toggleHint: 'Press the button again when you are done.',
  willCancel: 'Let go to delete it',
  clock: '{{used}} / {{limit}}',
  cancel: 'Cancel',
  writing: 'Writing it down…',
  slow: 'This is taking a while; still waiting.',
  written: 'What you said is written down. Mend it if you need to, then send it.',

  refused: 'The microphone was not allowed. Allow it from the icon in the address bar and try again.',
  noMicrophone: 'No microphone was found on this device. Plug one in and try again.',
  busy: 'The microphone could not be opened; another application may be using it. Close that and try again.',
  insecure:
    'Browsers open the microphone on secure connections (https) only; this address is not one. Tell your administrator.',
  noWay:
    'What you say cannot be written down here: neither your house nor your browser has speech recognition.',
  notAllowed:
    'You do not currently consent to your voice being written down, so no recording was sent to the service. You can consent again whenever you like.',
  guardianMissing:
    'For your voice to be written down your guardian has to consent; so the microphone stayed shut and no recording was sent anywhere.',
  toPrivacy: 'Decide on the Privacy page',
  consentChanged:
    'The text of the consent or the service changed meanwhile; your consent was not recorded. Press the microphone again to read the new text.',
  tooQuiet:
    'The microphone is too quiet: your voice was not heard. Come closer or turn it up, then try again.',
  tooShort: 'The recording is too short. Hold the button while you speak, or tap it once and begin.',
  tooLong: 'The recording is longer than a minute. Say it in shorter pieces.',
  unreadable: 'The recording could not be read. Try again.',
  notUnderstood: 'What you said was not understood. Say it a little slower and closer to the microphone.',
  recogniserFailed: 'Your browser’s speech recognition did not answer. Try again.',
  failed: 'The microphone could not be opened. Try again.',
  stored: 'You have a recording that is not written down.',
  retry: 'Write it down',
  forget: 'Delete the recording',
  close: 'Close',
};
