import { describe, expect, it } from 'vitest';
import { countFilters, filterInput, pageInput, userListDefaults } from './user-list-url.ts';

const address = (change: object) => ({ ...userListDefaults, ...change });

describe('user list URL', () => {
  it('requests the first page, sorted by name, when it has no parameters', () => {
    expect({ ...filterInput(address({})), ...pageInput(address({})) }).toEqual({
      search: '',
      nameFilter: '',
      surnameFilter: '',
      emailFilter: '',
      sort: 'name',
      order: 'asc',
      page: 0,
      size: 20,
    });
  });

  it('converts every filter to server input', () => {
    const given = address({
      name: 'ış',
      role: 'admin',
      status: 'invited',
      level: 'B1',
      seen: 'quiet-week',
      sort: 'email',
      order: 'desc',
    });
    expect(filterInput(given)).toEqual({
      search: '',
      nameFilter: 'ış',
      surnameFilter: '',
      emailFilter: '',
      roleFilter: 'admin',
      statusFilter: 'invited',
      levelFilter: 'B1',
      activityFilter: 'quiet-week',
      sort: 'email',
      order: 'desc',
    });
    expect(countFilters(given)).toBe(5);
  });

  it('ignores invalid parameter values', () => {
    const given = address({
      role: 'kral',
      status: 'x',
      seen: 'dün',
      sort: 'boy',
      order: 'z',
      page: '-3',
      size: '5000',
    });
    expect({ ...filterInput(given), ...pageInput(given) }).toEqual({
      ...filterInput(address({})),
      ...pageInput(address({})),
    });
    expect(pageInput(address({ page: '1e9' })).page).toBe(0);
  });
});
