const path = (page: string, ...ids: readonly string[]): string =>
  ['/pages', page, ...ids.map(encodeURIComponent)].join('/');

/** Addresses of the pages on which administrators edit units. */
export const unitPaths = {
  list: (levelId: string) => path('unit-list', levelId),
  add: (levelId: string) => path('unit-add', levelId),
  edit: (levelId: string, id: string) => path('unit-edit', levelId, id),
};
