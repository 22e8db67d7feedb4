import { describe, expect, it } from 'vitest';
import { shortName, surenessOf } from './sureness.ts';

const shares = (...values: number[]) =>
  values.map((share, index) => {
    const id = ['A1', 'A2', 'B1', 'B2', 'C1'][index] ?? '';
    return { id, name: { tr: id, en: id }, share };
  });
const said = (...values: number[]) => {
  const sureness = surenessOf(shares(...values));
  return [sureness?.kind, sureness?.first.id, ...(sureness?.others ?? []).map(({ id }) => id)];
};

describe('surenessOf (certainty of a placement result)', () => {
  it('returns one level, one level with alternatives, or two equally likely levels', () => {
    expect(said(0, 0.04, 0.95, 0.01, 0)).toEqual(['sure', 'B1']);
    expect(said(0, 0.2, 0.7, 0.1, 0)).toEqual(['likely', 'B1', 'A2']);
    expect(said(0, 0.13, 0.65, 0.22, 0)).toEqual(['likely', 'B1', 'B2', 'A2']);
    expect(said(0, 0.11, 0.78, 0.11, 0)).toEqual(['likelyAlone', 'B1']);
    expect(said(0, 0.45, 0.51, 0.04, 0)).toEqual(['open', 'B1', 'A2']);
    expect(surenessOf([])).toBeUndefined();
  });

  it('returns the short names of the levels', () => {
    expect(shortName('B1 · Orta')).toBe('B1');
    expect(shortName('Hazırlık')).toBe('Hazırlık');
  });
});
