import { useSession } from '../../identity/session/session-context.ts';
import { useUsersText } from './users.texts.ts';

/**
 * Returns the texts for a one-time link. With built-in accounts, the link sets a password. With an external
 * identity provider, the link is an invitation that links the account.
 */
export const useLinkWords = () => {
  const t = useUsersText();
  const own = useSession().provider.capabilities.ownAccounts;
  return {
    make: t(own ? 'signInLink' : 'invitationLink'),
    title: (name: string) => t(own ? 'linkTitle' : 'invitationLinkTitle', { name }),
    intro: t(own ? 'linkIntro' : 'invitationLinkIntro'),
    section: t(own ? 'linkSection' : 'invitationSection'),
    sectionBody: t(own ? 'linkSectionBody' : 'invitationSectionBody'),
  };
};
