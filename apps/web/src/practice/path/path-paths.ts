export const pathPath = '/pages/path';
export const pathMapPath = '/pages/path-map';
export const unitPath = (id: string): string => `${pathPath}/${encodeURIComponent(id)}`;
export const unitCheckPath = (id: string): string => `${unitPath(id)}/check`;
