import { useSession } from '../../identity/session/session-context.ts';
import { useUsersText } from './users.texts.ts';

/**
 * Returns the texts about a one-time link: a password link for accounts of Pratik, or an invitation for accounts of
 * an external identity provider.
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
