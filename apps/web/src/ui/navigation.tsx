import { type AnchorHTMLAttributes, type ComponentType, createContext, useContext, useEffect } from 'react';

export type Address = {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  /** Another one for each navigation; `default` on the first page of a visit. */
  readonly key: string;
};

export type LinkProps = { to: string } & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'>;

/** How links and addresses work where the design system is used. */
export type Navigation = {
  readonly Link: ComponentType<LinkProps>;
  readonly useAddress: () => Address;
  readonly useGo: () => (to: string) => void;
};

const DocumentLink = ({ to, ...rest }: LinkProps) => <a href={to} {...rest} />;

const replaceDocument = (to: string): void => window.location.replace(to);

/** Every navigation is the browser's own: for prerendered pages, which do without a router's weight. */
export const documentNavigation = (address: () => Omit<Address, 'key'>): Navigation => ({
  Link: DocumentLink,
  useAddress: () => ({ ...address(), key: 'default' }),
  useGo: () => replaceDocument,
});

const NavigationContext = createContext<Navigation>(documentNavigation(() => window.location));
export const NavigationProvider = NavigationContext.Provider;

/** Where the page is. */
export const useAddress = (): Address => useContext(NavigationContext).useAddress();

/** A link, by the router where there is one. */
export const Link = (props: LinkProps) => {
  const { Link: Given } = useContext(NavigationContext);
  return <Given {...props} />;
};

/** Goes elsewhere at once, in place of this page. */
export const GoTo = ({ to }: { to: string }) => {
  const go = useContext(NavigationContext).useGo();
  useEffect(() => go(to), [go, to]);
  return null;
};
