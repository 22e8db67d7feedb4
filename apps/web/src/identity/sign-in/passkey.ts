type Options = { challenge: string } & Record<string, unknown>;

/** Error that means that the user cancelled or the device has no matching passkey. No request has been sent. */
export class PasskeyUnused extends Error {
  readonly act: 'make' | 'sign';
  constructor(act: 'make' | 'sign', options?: ErrorOptions) {
    super('no passkey was used', options);
    this.name = 'PasskeyUnused';
    this.act = act;
  }
}

/** Returns whether this page can use passkeys. Browsers support them only over HTTPS and on localhost. */
export const passkeysWork = (): boolean => window.isSecureContext && 'PublicKeyCredential' in window;

/** Creates a passkey with the user’s authenticator (device or security key). @throws PasskeyUnused */
export const makePasskey = (options: Options) =>
  withLibrary('make', ({ startRegistration }) => startRegistration({ optionsJSON: options as never }));

/** Signs a sign-in challenge with the user’s passkey. @throws PasskeyUnused */
export const signWithPasskey = (options: Options) =>
  withLibrary('sign', ({ startAuthentication }) => startAuthentication({ optionsJSON: options as never }));

type Library = typeof import('@simplewebauthn/browser');

const withLibrary = async <Result>(
  act: PasskeyUnused['act'],
  use: (library: Library) => Promise<Result>,
): Promise<Result> => {
  const library = await import('@simplewebauthn/browser');
  try {
    return await use(library);
  } catch (error) {
    throw new PasskeyUnused(act, { cause: error });
  }
};
