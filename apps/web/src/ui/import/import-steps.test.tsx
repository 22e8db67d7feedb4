import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { FileStep } from './file-step.tsx';
import { ProgressStep } from './progress-step.tsx';
import { ResultStep } from './result-step.tsx';

const fileOf = (bytes: number) => new File([new Uint8Array(bytes)], 'words.csv', { type: 'text/csv' });

describe('file import steps', () => {
  it('accept a file of the maximum size, and reject a larger file', async () => {
    const user = userEvent.setup();
    const onFile = vi.fn();
    render(<FileStep intro="" place="" accept=".csv" mostMegabytes={1} onFile={onFile} />);
    const input = screen.getByLabelText('Dosya seç', { selector: 'input' });
    await user.upload(input, fileOf(1024 * 1024 + 1));
    expect(screen.getByRole('alert')).toHaveTextContent('Dosya çok büyük; en çok 1 MB olabilir.');
    expect(onFile).not.toHaveBeenCalled();
    await user.upload(input, fileOf(1024));
    expect(onFile).toHaveBeenCalledOnce();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('show a stop button only when the running step can be stopped', () => {
    const { rerender } = render(<ProgressStep said="Ekleniyor" share={0.5} />);
    expect(screen.getByRole('progressbar', { name: 'Ekleniyor' })).toHaveAttribute('aria-valuenow', '50');
    expect(screen.queryByRole('button', { name: 'Durdur' })).toBeNull();
    rerender(<ProgressStep said="Ekleniyor" share={null} onStop={() => undefined} stopping />);
    expect(screen.getByRole('button', { name: 'Durdur' })).toBeDisabled();
  });

  it('move the focus to the heading of the result when a step ends', () => {
    render(<ResultStep title="Denetim sonucu" actions={null} />);
    expect(screen.getByRole('heading', { name: 'Denetim sonucu' })).toHaveFocus();
  });
});
