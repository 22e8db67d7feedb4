import type { EnglishOf } from '../../lib/language/i18n.ts';
import type { tr } from './acts.tr.ts';

export const en: EnglishOf<typeof tr> = {
  thisWeek: 'This week',
  minutes: '{{count}} min',
  lastSeen: 'Last active',
  anyTime: 'Any time',
  inWeek: 'Active in the last 7 days',
  quietWeek: 'Inactive for 7 days',
  quietMonth: 'Inactive for 30 days',
  never: 'Never signed in',
  setLevel: 'Set the level',
  takeLevel: 'Remove the level',
  leveledOne: '{{name}} now has the level {{level}}',
  leveledMany: '{{count}} users now have the level {{level}}',
  unleveledOne: 'The level of {{name}} was removed',
  unleveledMany: 'The level of {{count}} users was removed',
  levelUnchanged: 'Nothing changed. All selected users already have this level.',
  inviteAgain: 'Invite again',
  invitedAgain: 'Sending {{count}} invitations again by e-mail',
  nobodyInvited: 'No selected users are waiting for an invitation',
  skipped: '{{count}} users who are not waiting for an invitation were skipped.',
  linksTitle: 'Invitation links',
  linksIntro:
    'No mail server is configured. Send the links yourself. Each link works once, and earlier links no longer work.',
  linksFile: 'Download all links as CSV',
  linksFileName: 'invitation-links',
  inviteQuestion: 'Create new invitation links for {{count}} users?',
  inviteBody: '{{count}} earlier links of these users stop working. Only the new links are valid.',
  selectMatching: 'Select all {{total}} matching users',
  selectionCapped: 'You can select at most {{count}} users at once. Use the filters for the others.',
  bulkQuestion: '{{act}}: {{count}} users',
  bulkBody:
    'This page does not show all selected users. You can stop the action while it runs, and undo it afterwards.',
  close: 'Close',
  look: 'Open the user’s page',
};
