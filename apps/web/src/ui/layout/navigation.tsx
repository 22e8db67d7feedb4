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

/** Implements navigation with full page loads, for prerendered pages that do not load a router. */
export const documentNavigation = (address: () => Omit<Address, 'key'>): Navigation => ({
  Link: DocumentLink,
  useAddress: () => ({ ...address(), key: 'default' }),
  useGo: () => replaceDocument,
});

const NavigationContext = createContext<Navigation>(documentNavigation(() => window.location));
export const NavigationProvider = NavigationContext.Provider;

/** Returns the current location of the page. */
export const useAddress = (): Address => useContext(NavigationContext).useAddress();

/** A link. On a page with a router, the router handles the navigation. */
export const Link = (props: LinkProps) => {
  const { Link: Given } = useContext(NavigationContext);
  return <Given {...props} />;
};

/** Redirects immediately. In the browser history, the new page replaces the current page. */
export const GoTo = ({ to }: { to: string }) => {
  const go = useContext(NavigationContext).useGo();
  useEffect(() => go(to), [go, to]);
  return null;
};
