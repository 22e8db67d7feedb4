import { type AnchorHTMLAttributes, type ComponentType, createContext, useContext, useEffect } from 'react';

export type Address = {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  /** Key of the location. It changes with each navigation and is `default` on the first page of a visit. */
  readonly key: string;
};

export type LinkProps = { to: string } & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'>;

/** The links and locations that the design system uses. The application provides the implementation. */
export type Navigation = {
  readonly Link: ComponentType<LinkProps>;
  readonly useAddress: () => Address;
  readonly useGo: () => (to: string) => void;
};

const DocumentLink = ({ to, ...rest }: LinkProps) => <a href={to} {...rest} />;

const replaceDocument = (to: string): void => window.location.replace(to);

/** Navigation through full page loads, for prerendered pages that do not load a router. */
export const documentNavigation = (address: () => Omit<Address, 'key'>): Navigation => ({
  Link: DocumentLink,
  useAddress: () => ({ ...address(), key: 'default' }),
  useGo: () => replaceDocument,
});

const NavigationContext = createContext<Navigation>(documentNavigation(() => window.location));
export const NavigationProvider = NavigationContext.Provider;

/** The current location. */
export const useAddress = (): Address => useContext(NavigationContext).useAddress();

/** A link. It uses the router if the page has one. */
export const Link = (props: LinkProps) => {
  const { Link: Given } = useContext(NavigationContext);
  return <Given {...props} />;
};

/** Redirects immediately. The new page replaces the current one in the history. */
export const GoTo = ({ to }: { to: string }) => {
  const go = useContext(NavigationContext).useGo();
  useEffect(() => go(to), [go, to]);
  return null;
};
