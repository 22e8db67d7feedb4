import type { FactorChange, MailTexts } from './mails.tr.ts';

const factorChanges: Readonly<Record<FactorChange, string>> = {
  'app-added': 'An authenticator app was added to your account.',
  'app-removed': 'The authenticator app of your account was removed.',
  'passkey-added': 'A passkey was added to your account.',
  'passkey-removed': 'A passkey of your account was deleted.',
  'codes-renewed': 'Your account has new recovery codes. The old codes no longer work.',
};

/** The English e-mails about an account. */
export const mailsEn: MailTexts = {
  invitation: (name, url) => ({
    subject: 'Your Pratik account is ready',
    text: `Hello ${name},

An account was created for you to practise English. Open this link to choose your password and start:

${url}

The link is valid for 72 hours and works once. If the link expires, ask your administrator for a new link.`,
  }),
  outsideInvitation: (name, url) => ({
    subject: 'You are invited to Pratik',
    text: `Hello ${name},

You were added to Pratik to practise English. To start, open this link and sign in with your organisation’s account:

${url}

The link is valid for 14 days and works once. If the link expires, ask your administrator for a new link.`,
  }),
  factorReset: (name) => ({
    subject: 'Your two-step verification was reset',
    text: `Hello ${name},

Your Pratik administrator reset the two-step verification of your account and closed your open sessions. You can now sign in with only your password. We recommend that you turn two-step verification on again in your profile.

If you did not ask for this reset, tell your administrator now and change your password.`,
  }),
  factorChanged: (name, change) => ({
    subject: 'Your two-step verification changed',
    text: `Hello ${name},

${factorChanges[change]}

If you made this change, you do not need to do anything. If you did not make it, change your password now and tell your administrator.`,
  }),
  reset: (url) => ({
    subject: 'Reset your password',
    text: `Hello,

Someone asked for a new password for your Pratik account. Open this link to choose your password:

${url}

The link is valid for one hour and works once. If you did not ask for a new password, you do not need to do anything. Your password does not change.`,
  }),
  guardian: (learner, url) => ({
    subject: 'Guardian’s consent for a learner',
    text: `Hello,

A learner whose guardian you are practises English with Pratik. The learner needs your consent to practise with artificial intelligence (AI).

Registered name of the learner: ${learner}

Open this link to read what you are asked to consent to, and to give or refuse consent:

${url}

The link is valid for 30 days and works for one decision. If you give consent, you can withdraw it with the same link for a year. After that year, contact the organisation to withdraw your consent. If you refuse, the learner can still practise without AI. Do not share the link with anyone. If you do not know this learner, you do not need to do anything.`,
  }),
};
