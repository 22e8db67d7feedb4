import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { type ComponentProps, type RefObject, useId, useLayoutEffect } from 'react';
import { radius } from '../../../ui/theme/tokens.ts';

type MessageFieldProps = {
  ref: RefObject<HTMLTextAreaElement | null>;
  label: string;
  error: boolean;
  /** Text below the message field, for example that the message is too long. Null when there is no text. */
  help: string | null;
} & Omit<ComponentProps<'textarea'>, 'ref' | 'id'>;

const tallest = '11rem';

/** Text field that grows with its content up to a few lines. */
export const MessageField = ({ ref, label, error, help, hidden, ...rest }: MessageFieldProps) => {
  const id = useId();
  const filled = useTheme().components?.MuiTextField?.defaultProps?.variant === 'filled';
  useHeightOfText(ref, rest.value);
  return (
    <Box sx={{ flex: 1, minWidth: 0, ...(hidden ? { display: 'none' } : {}) }}>
      <Box
        component="textarea"
        ref={ref}
        rows={1}
        aria-label={label}
        aria-invalid={error}
        {...(help ? { 'aria-describedby': id } : {})}
        {...rest}
        sx={{
          ...common,
          ...(filled ? filledLook : outlinedLook),
          ...(error ? { borderColor: 'error.main' } : {}),
        }}
      />
      {help === null ? null : (
        <Box
          id={id}
          role={error ? 'alert' : 'status'}
          sx={{ typography: 'caption', px: 0.5, pt: 0.25, color: error ? 'error.main' : 'text.secondary' }}
        >
          {help}
        </Box>
      )}
    </Box>
  );
};

/** Adapts the height of a text field to its content by script, because some browsers cannot do this with CSS. */
const useHeightOfText = (ref: RefObject<HTMLTextAreaElement | null>, value: unknown): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new text may need another height
  useLayoutEffect(() => {
    const { current } = ref;
    if (!current) return;
    current.style.height = 'auto';
    current.style.height = `${current.scrollHeight + current.offsetHeight - current.clientHeight}px`;
  }, [ref, value]);
};

const common = {
  display: 'block',
  width: '100%',
  minHeight: 52,
  maxHeight: tallest,
  px: 1.75,
  py: '0.8rem',
  font: 'inherit',
  typography: 'subtitle1',
  lineHeight: 1.5,
  color: 'text.primary',
  resize: 'none',
  overflowY: 'auto',
  '&::placeholder': { color: 'text.secondary', opacity: 1 },
  '&:focus-visible': { outline: '2px solid var(--p-palette-primary-main)', outlineOffset: -1 },
} as const;

const edge = 'color-mix(in srgb, var(--p-palette-text-secondary) 75%, transparent)';

const outlinedLook = {
  bgcolor: 'background.paper',
  border: `1px solid ${edge}`,
  borderRadius: radius.control,
} as const;

const filledLook = {
  bgcolor: 'color-mix(in srgb, var(--p-palette-text-primary) 7%, transparent)',
  border: 0,
  borderBottom: `1px solid ${edge}`,
  borderRadius: `${radius.control} ${radius.control} 0 0`,
} as const;
