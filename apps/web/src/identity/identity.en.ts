import type { EnglishOf } from '../lib/i18n.ts';
import type { tr } from './identity.tr.ts';

export const en: EnglishOf<typeof tr> = {
  signInTitle: 'Sign in',
  signInLead: 'Go on where you left off.',
  email: 'E-mail',
  password: 'Password',
  emailWrong: 'Enter a valid e-mail address',
  passwordMissing: 'Enter your password',
  signIn: 'Sign in',
  forgotten: 'I forgot my password',
  noAccount: 'No account yet?',
  toSignUp: 'Sign up',
  setupNeeded: 'This installation has no administrator yet.',
  toSetup: 'Create the first administrator',
  toLanding: 'What is Pratik?',
  backToSignIn: 'Back to sign in',
  forgottenTitle: 'Forgotten password',
  forgottenLead:
    'Enter your e-mail address; if you have an account we will send a link to choose a password.',
  sendLink: 'Send the link',
  linkSentTitle: 'Look into your inbox',
  linkSent:
    'If there is an account for {{email}}, a link to choose a password is on its way. If it does not come within a few minutes, look into the spam folder too.',
  askAdministrator:
    'This installation sends no e-mail. Ask your administrator for a link to choose a password; you choose the new one yourself when you open it.',
  resetTitle: 'Choose a password',
  resetLead: 'At least 10 characters. A long password of a few words is strong and easy to remember.',
  newPassword: 'New password',
  savePassword: 'Save the password',
  linkMissing:
    'The code of the link is missing from this address. Open the whole link from the e-mail or from your administrator.',
  askAgain: 'Ask for a new link',
  passwordSaved: 'Your password is saved. You can sign in now.',
  signUpTitle: 'Sign up',
  signUpLead: 'You will be ready in a minute.',
  name: 'Name',
  surname: 'Surname',
  signUp: 'Sign up',
  signUpClosed: 'Signing up is closed here. You can ask your administrator to add you.',
  signUpKnown:
    'There may be an account with this address already. If it is yours, sign in or choose a new password.',
  haveAccount: 'Have an account?',
  setupTitle: 'Create the first administrator',
  setupLead: 'The setup code is printed in the terminal when Pratik first starts, and works only once.',
  setupCode: 'Setup code',
  createAdministrator: 'Create the administrator',
  setupDone: 'The setup is done. You can sign in with your administrator account.',
  notRegisteredTitle: 'Your account is not registered here',
  notRegistered:
    'We know who you are, but you are not registered as a user here. Ask your administrator to add you, then sign in again.',
  completeRegistration: 'Complete the registration',
  completeLead: 'We know who you are. Enter your name and surname to complete your registration.',
  signOut: 'Sign out',
  exitTitle: 'Sign out',
  exitLead: 'Signing you out…',
};
