import { useCallback, useState } from 'react';

type ActionState = { readonly busy: boolean; readonly error: unknown };

/** Runs one user action and reports its progress and error. Used on pages that do not load the query library. */
export const useAction = <Input>(act: (input: Input) => Promise<unknown>) => {
  const [state, setState] = useState<ActionState>({ busy: false, error: null });
  const run = useCallback(
    async (input: Input) => {
      setState({ busy: true, error: null });
      try {
        await act(input);
        setState({ busy: false, error: null });
      } catch (error) {
        setState({ busy: false, error });
      }
    },
    [act],
  );
  return { ...state, run };
};
