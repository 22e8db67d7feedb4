import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { faceOfName } from './face-of-name.ts';
import { Portrait } from './portrait.tsx';

const drawn = (name: string) => {
  const { container } = render(<Portrait face={null} name={name} size={48} />);
  return container.querySelector('svg');
};

describe('portrait of a partner', () => {
  it('is hidden from screen readers, because the name is shown beside it', () => {
    expect(drawn('Deniz')?.getAttribute('aria-hidden')).toBe('true');
  });

  it('shows the same face for the same name, and different faces for most names', () => {
    expect(drawn('Deniz')?.innerHTML).toBe(drawn('Deniz')?.innerHTML);
    const names = ['Deniz', 'Rosa', 'Mia', 'Tom', 'Fiona', 'Greta', 'Jonas', 'Carmen', 'Marek', 'Helen'];
    expect(new Set(names.map((name) => JSON.stringify(faceOfName(name)))).size).toBeGreaterThan(8);
  });

  it('shows the glasses and the beard of a face', () => {
    const face = { skin: 'tan', hair: 'short', colour: 'black', top: 'teal' } as const;
    const parts = (wears: ('glasses' | 'beard')[]) =>
      render(<Portrait face={{ ...face, wears }} name="Owen" size={48} />).container.querySelectorAll(
        'path, circle',
      ).length;
    expect(parts(['glasses'])).toBeGreaterThan(parts([]));
    expect(parts(['glasses', 'beard'])).toBeGreaterThan(parts(['glasses']));
  });
});
