import { expect, it } from 'vitest';
import { mayUse, userFrom } from './run-as.ts';

it('operating-system user of the database › is "postgres" if it exists, otherwise "nobody" if it exists, otherwise the usual user id of "nobody"', () => {
  const nobody = 'nobody:x:65534:65533:nobody:/:/usr/sbin/nologin';
  expect(userFrom(`root:x:0:0::/root:/bin/sh\n${nobody}\npostgres:x:101:104::/:/bin/sh`)).toEqual({
    uid: 101,
    gid: 104,
  });
  expect(userFrom(nobody)).toEqual({ uid: 65534, gid: 65533 });
  expect(userFrom('root:x:0:0::/root:/bin/sh')).toEqual({ uid: 65534, gid: 65534 });
});

it('operating-system user of the database › is never root, even when root has the name "postgres" or "nobody"', () => {
  expect(userFrom('postgres:x:0:0::/:/bin/sh')).toEqual({ uid: 65534, gid: 65534 });
});

it('file access check › uses only the permission bits of the first class that matches: owner, group or others', () => {
  const user = { uid: 5, gid: 6 };
  expect(mayUse({ mode: 0o700, uid: 5, gid: 0 }, user, 1)).toBe(true);
  expect(mayUse({ mode: 0o077, uid: 5, gid: 6 }, user, 1)).toBe(false);
  expect(mayUse({ mode: 0o710, uid: 0, gid: 6 }, user, 1)).toBe(true);
  expect(mayUse({ mode: 0o701, uid: 0, gid: 0 }, user, 1)).toBe(true);
  expect(mayUse({ mode: 0o701, uid: 0, gid: 0 }, user, 5)).toBe(false);
});
