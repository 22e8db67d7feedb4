import type { Config } from './config.ts';

/** Settings of the organization’s identity provider. */
export type OidcSettings = {
  issuer: string;
  clientId: string;
  audience: string;
  scopes: string;
  audienceParameter: 'resource' | 'audience' | undefined;
  justInTime: boolean;
  button: string | undefined;
};

/** Returns the settings of the identity provider; undefined when no OpenID Connect provider is configured. */
export const oidcSettings = (config: Config): OidcSettings | undefined => {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_AUDIENCE: audience } = config;
  if (issuer === undefined || clientId === undefined || audience === undefined) return undefined;
  return {
    issuer,
    clientId,
    audience,
    scopes: config.OIDC_SCOPES,
    audienceParameter: config.OIDC_AUDIENCE_PARAMETER,
    justInTime: config.OIDC_JUST_IN_TIME,
    button: config.OIDC_BUTTON,
  };
};
