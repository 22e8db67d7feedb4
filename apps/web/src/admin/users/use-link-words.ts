import { useSession } from '../../identity/session-context.ts';
import { useUsersText } from './users.texts.ts';

/** What a one-time link is for: a password of ours to choose, or, with another provider, an invitation to be bound by. */
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
