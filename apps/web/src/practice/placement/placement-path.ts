export const placementPath = '/pages/placement-test';
export const attemptPath = (id: string): string => `${placementPath}/${encodeURIComponent(id)}`;
