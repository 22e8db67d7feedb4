import type { EnglishOf } from '../lib/language/i18n.ts';
import type { tr } from './speech.tr.ts';

export const en: EnglishOf<typeof tr> = {
  why: 'Speak instead of typing',
  whySentence: 'Say the sentence into the microphone',
  mend: 'You can edit the text before you send it.',
  orType: 'You can also type.',
  whyConfigured:
    'We need your microphone to turn your speech into text. We record only while you speak and send the recording to your organisation’s speech recognition ({{service}}). We delete the recording when the text is ready, unless you turned on saved recordings in your profile.',
  whyDevice:
    'We need your microphone to turn your speech into text. Your browser does this on your device. The audio is not sent anywhere.',
  whyBrowser:
    'We need your microphone to turn your speech into text. Your organisation has no speech recognition, so your voice is sent to the company that makes your browser (such as Google, Apple or Microsoft).',
  askNext: 'Your browser will ask for permission to use the microphone.',
  accept: 'Turn on the microphone',
  acceptConsent: 'I consent. Turn on the microphone',
  consentService: 'Service: {{service}}',
  decline: 'Continue typing',
  notNow: 'Not now',

  starting: 'Starting the microphone…',
  speaking: 'Listening',
  level: 'Sound level',
  holdHint: 'Release the button to get the text. Slide left to delete the recording.',
  toggleHint: 'Press the button again to stop.',
  willCancel: 'Release the button to delete the recording',
  clock: '{{used}} / {{limit}}',
  cancel: 'Cancel',
  writing: 'Turning speech into text…',
  slow: 'This is taking longer than usual. Please wait.',
  written: 'Your text is ready. Edit it if you need to, then send it.',

  refused:
    'The microphone is blocked. Click the icon in the address bar to allow the microphone, and try again.',
  noMicrophone: 'No microphone was found. Connect a microphone and try again.',
  busy: 'The microphone could not be started. Another app may be using it. Close that app and try again.',
  insecure:
    'The microphone works only on secure connections (https), and this address is not secure. Tell your administrator.',
  noWay:
    'Speech recognition is not available, because your organisation has not turned it on and your browser does not support it.',
  notAllowed:
    'You have not given consent to turn your voice into text, so no recording was sent. You can give consent at any time.',
  guardianMissing:
    'Your guardian must give consent before your voice is turned into text. The microphone was not turned on, and no recording was sent.',
  toPrivacy: 'Go to the Privacy page',
  consentChanged:
    'The consent text or the service changed, so your consent was not saved. Press the microphone again to read the new text.',
  tooQuiet: 'We could not hear you. Move closer to the microphone or increase its volume, then try again.',
  tooShort:
    'The recording is too short. Hold the button while you speak, or tap the button once and start speaking.',
  tooLong: 'The recording is longer than one minute. Make a shorter recording.',
  unreadable: 'The recording could not be read. Try again.',
  notUnderstood: 'We did not understand your words. Speak more slowly and closer to the microphone.',
  recogniserFailed: 'Your browser’s speech recognition did not respond. Try again.',
  failed: 'The microphone could not be started. Try again.',
  stored: 'You have a recording that was not turned into text.',
  retry: 'Turn the recording into text',
  forget: 'Delete the recording',
  close: 'Close',
};
