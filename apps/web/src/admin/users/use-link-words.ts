import { useSession } from '../../identity/session/session-context.ts';
import { useUsersText } from './users.texts.ts';

/**
 * Returns the texts that describe a one-time link. For accounts of this application, the user sets a password with
 * the link. With an external identity provider, the link is an invitation that connects the provider’s account to
 * the user.
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
