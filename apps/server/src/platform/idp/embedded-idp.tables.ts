const stamps = { createdAt: 'created_at', updatedAt: 'updated_at' };

/** Maps better-auth’s names to the tables and columns of Pratik (migrations/0002_identity_provider.sql). */
export const tables = {
  user: {
    modelName: 'idp_user',
    fields: { ...stamps, emailVerified: 'email_verified' },
    // better-auth creates accounts only when users register themselves. Pratik’s own code stores the accounts that
    // administrators add.
    additionalFields: {
      signedUp: {
        type: 'boolean' as const,
        fieldName: 'signed_up',
        input: false,
        returned: false,
        defaultValue: true,
      },
    },
  },
  session: {
    modelName: 'idp_session',
    fields: {
      ...stamps,
      userId: 'user_id',
      expiresAt: 'expires_at',
      ipAddress: 'ip_address',
      userAgent: 'user_agent',
    },
  },
  account: {
    modelName: 'idp_account',
    fields: {
      ...stamps,
      userId: 'user_id',
      accountId: 'account_id',
      providerId: 'provider_id',
      accessToken: 'access_token',
      refreshToken: 'refresh_token',
      idToken: 'id_token',
      accessTokenExpiresAt: 'access_token_expires_at',
      refreshTokenExpiresAt: 'refresh_token_expires_at',
    },
  },
  verification: { modelName: 'idp_verification', fields: { ...stamps, expiresAt: 'expires_at' } },
  jwks: {
    jwks: {
      modelName: 'idp_jwks',
      fields: {
        publicKey: 'public_key',
        privateKey: 'private_key',
        createdAt: 'created_at',
        expiresAt: 'expires_at',
      },
    },
  },
};
