import type { EnglishOf } from '../../lib/i18n.ts';
import type { tr } from './acts.tr.ts';

export const en: EnglishOf<typeof tr> = {
  thisWeek: 'This week',
  minutes: '{{count}} min',
  lastSeen: 'Last active',
  anyTime: 'All',
  inWeek: 'In the last 7 days',
  quietWeek: 'Not for 7 days',
  quietMonth: 'Not for 30 days',
  never: 'Never signed in',
  setLevel: 'Set the level',
  takeLevel: 'Remove the level',
  leveledOne: '{{name}}: {{level}}',
  leveledMany: '{{count}} people: {{level}}',
  unleveledOne: '{{name}}: level removed',
  unleveledMany: '{{count}} people: level removed',
  levelUnchanged: 'Nothing changed; everyone selected has this level already',
  inviteAgain: 'Invite again',
  invitedAgain: 'Sending {{count}} invitations again by e-mail',
  nobodyInvited: 'Nobody selected is waiting for an invitation',
  skipped: '{{count}} who are not waiting for one were skipped.',
  linksTitle: 'Invitation links',
  linksIntro:
    'No mail server is set, so hand the links on yourself. Each works once, and earlier ones no longer do.',
  linksFile: 'Download all as CSV',
  linksFileName: 'invitation-links',
  inviteQuestion: 'New invitation links for {{count}} users',
  inviteBody: '{{count}} links these users received earlier stop working; only the new ones are valid.',
  close: 'Close',
  look: 'Page of the person',
};
