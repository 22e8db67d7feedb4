import type { Purpose } from '@pratik/contract/privacy';
import type { ReactNode } from 'react';
import { consentPath } from '../../lib/return-path.ts';
import { useAddress } from '../layout/navigation.tsx';
import { TextLink } from './text-link.tsx';

type ConsentLinkProps = { purpose: Purpose; children: ReactNode };

/**
 * Link to the privacy page, where the user can give a consent. After the decision, the privacy page returns to the
 * current page.
 */
export const ConsentLink = ({ purpose, children }: ConsentLinkProps) => {
  const { pathname, search } = useAddress();
  return <TextLink to={consentPath(purpose, `${pathname}${search}`)}>{children}</TextLink>;
};
