import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair } from 'jose';
import Provider, { type Configuration } from 'oidc-provider';

/** The client id of the web app in the server’s settings. */
export const standInClient = 'pratik-web';
export const standInAudience = 'urn:pratik:api';

export type FakeIssuer = {
  url: string;
  /** Settings for a server whose users sign in at this provider. */
  settings: Record<string, string>;
  /** Returns an access token for an account, as the authorization code flow would return it. */
  tokenFor(accountId: string): Promise<string>;
  /** Ids of accounts whose e-mail address the provider reports as unverified. */
  unverified: Set<string>;
  stop(): Promise<void>;
};

const claimsOf = (accountId: string, unverified: ReadonlySet<string>) => ({
  sub: accountId,
  email: `${accountId}@okul.example`,
  email_verified: !unverified.has(accountId),
  given_name: 'Deniz',
  family_name: 'Işık',
});

const resourceServer = {
  scope: '',
  audience: standInAudience,
  accessTokenFormat: 'jwt',
  accessTokenTTL: 600,
  jwt: { sign: { alg: 'RS256' } },
} as const;

const configuration = async (unverified: Set<string>): Promise<Configuration> => {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  return {
    clients: [
      {
        client_id: standInClient,
        token_endpoint_auth_method: 'none',
        application_type: 'web',
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        redirect_uris: ['http://127.0.0.1/auth/callback'],
        post_logout_redirect_uris: ['http://127.0.0.1/auth/login'],
      },
    ],
    jwks: {
      keys: [{ ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig', kid: 'fake' } as never],
    },
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      Grant: 3600,
      IdToken: 600,
      Interaction: 600,
      RefreshToken: 3600,
      Session: 3600,
    },
    cookies: { keys: ['a key for the cookies of tests only'] },
    claims: { email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    // Includes the name in the ID token, so that the userinfo endpoint is not needed.
    conformIdTokenClaims: false,
    clientBasedCORS: () => true,
    issueRefreshToken: async (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    rotateRefreshToken: () => true,
    findAccount: (_ctx, accountId) => ({ accountId, claims: () => claimsOf(accountId, unverified) }),
    extraTokenClaims: (_ctx, token) => {
      if (token.kind !== 'AccessToken' || !token.accountId) return undefined;
      const { email, email_verified } = claimsOf(token.accountId, unverified);
      return { email, email_verified, auth_time: Math.floor(Date.now() / 1000) };
    },
    features: {
      resourceIndicators: { enabled: true, getResourceServerInfo: () => resourceServer },
      revocation: { enabled: true },
      rpInitiatedLogout: { enabled: true },
    },
  };
};

/** Starts an OpenID Connect provider on a local port with the package `oidc-provider` and its default sign-in pages. */
export const startFakeIssuer = async (): Promise<FakeIssuer> => {
  const unverified = new Set<string>();
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(url, await configuration(unverified));
  // Accepts redirects to any port, because the server’s port is unknown before the server runs.
  provider.Client.prototype.redirectUriAllowed = (uri) => new URL(uri).pathname === '/auth/callback';
  provider.Client.prototype.postLogoutRedirectUriAllowed = (uri) => new URL(uri).pathname === '/auth/login';
  server.on('request', provider.callback());

  return {
    url,
    unverified,
    settings: {
      OIDC_ISSUER: url,
      OIDC_CLIENT_ID: standInClient,
      OIDC_AUDIENCE: standInAudience,
      OIDC_AUDIENCE_PARAMETER: 'resource',
    },
    async tokenFor(accountId) {
      const client = await provider.Client.find(standInClient);
      if (!client) throw new Error('the fake OpenID provider has no client');
      const grant = new provider.Grant({ accountId, clientId: standInClient });
      const grantId = await grant.save();
      const token = new provider.AccessToken({ accountId, client, grantId, scope: '' } as never);
      token.resourceServer = new provider.ResourceServer(standInAudience, resourceServer);
      return token.save();
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
