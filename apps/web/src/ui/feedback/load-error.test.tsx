import { act, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ConnectionProblem, makeProblem } from '../../lib/api/api-problem.ts';
import { setStartedOffline } from '../../lib/offline/online.ts';
import { LoadError } from './load-error.tsx';

afterEach(() => act(() => setStartedOffline(false)));

const show = (error: unknown) => render(<LoadError error={error} onRetry={() => undefined} />);

describe('error message of a failed load', () => {
  it('says that the data is not stored on the device when the application was started offline', () => {
    act(() => setStartedOffline(true));
    show(new ConnectionProblem());
    expect(screen.getByRole('status')).toHaveTextContent('Bu bölüm cihazınızda kayıtlı değil');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('offers a retry when the connection was lost later or the server rejected the call', () => {
    const { unmount } = show(new ConnectionProblem());
    expect(screen.getByRole('alert')).toHaveTextContent('Sunucuya ulaşılamadı');
    expect(screen.getByRole('button', { name: 'Yeniden dene' })).toBeInTheDocument();
    unmount();
    act(() => setStartedOffline(true));
    show(makeProblem('internal'));
    expect(screen.getByRole('button', { name: 'Yeniden dene' })).toBeInTheDocument();
  });
});
