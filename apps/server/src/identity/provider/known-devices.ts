import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

export type KnownDevices = ReturnType<typeof createKnownDevices>;

const knownDays = 90;
/** Maximum number of accounts in the known-devices cookie of a browser. The most recently used account is first. */
const mostAccounts = 8;

type Parts = {
  installationSecret: string;
  /** Whether the cookie is sent over https only. */
  secure: boolean;
  /** Returns the current time in epoch milliseconds. */
  now: () => number;
};

/**
 * Recognises the browsers in which the owner of an account signed in during the last 90 days. A signed value in a
 * cookie identifies such a browser, so that wrong passwords from other devices of the same network do not lock out the
 * owner. The cookie grants no other right.
 */
export const createKnownDevices = ({ installationSecret, secure, now }: Parts) => {
  const name = `${secure ? '__Host-' : ''}pratik_device`;
  const signature = (subject: string, device: string, expires: string): Buffer =>
    createHmac('sha256', installationSecret)
      .update(JSON.stringify(['known device', subject, device, expires]))
      .digest();
  const marksIn = (headers: Headers): string[] => {
    const value = (headers.get('cookie') ?? '')
      .split(';')
      .map((pair) => pair.trim().split('='))
      .find(([cookie]) => cookie === name)?.[1];
    return (value ?? '')
      .split('~', mostAccounts)
      .filter((mark) => /^[\w-]{16}\.\d{1,15}\.[\w-]{43}$/.test(mark));
  };
  /** Returns the id of the device if the cookie value is valid for the account; otherwise null. */
  const deviceOf = (mark: string, subject: string): string | null => {
    const [device = '', expires = '', signed = ''] = mark.split('.');
    const matches = timingSafeEqual(signature(subject, device, expires), Buffer.from(signed, 'base64url'));
    return matches && Number(expires) > now() ? device : null;
  };

  return {
    /** Returns an id for this browser and account. Null when the owner has not signed in with this browser. */
    idFor(subject: string, headers: Headers): string | null {
      return marksIn(headers).reduce<string | null>((found, mark) => found ?? deviceOf(mark, subject), null);
    },

    /** Returns the cookie that marks this browser as one of the account’s owner. */
    cookieFor(subject: string, headers: Headers): string {
      const device = randomBytes(12).toString('base64url');
      const expires = String(now() + knownDays * 86_400_000);
      const mark = `${device}.${expires}.${signature(subject, device, expires).toString('base64url')}`;
      const others = marksIn(headers).filter((other) => deviceOf(other, subject) === null);
      const value = [mark, ...others].slice(0, mostAccounts).join('~');
      return `${name}=${value}; Max-Age=${knownDays * 86_400}; Path=/; HttpOnly;${secure ? ' Secure;' : ''} SameSite=Strict`;
    },
  };
};
