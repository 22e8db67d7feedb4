import Box from '@mui/material/Box';
import { radius, weight } from '../../ui/theme/tokens.ts';

type ChoiceTilesProps<Value extends string | number> = {
  legend: string;
  name: string;
  options: readonly { value: Value; label: string; note?: string | undefined }[];
  chosen: Value | null;
  onChoose: (value: Value) => void;
};

/** A group of radio buttons that look like tiles. */
export const ChoiceTiles = <Value extends string | number>(props: ChoiceTilesProps<Value>) => {
  const { legend, name, options, chosen, onChoose } = props;
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ p: 0, mb: 1.25, typography: 'h3' }}>
        {legend}
      </Box>
      <Box sx={{ display: 'grid', gap: 1.25, gridTemplateColumns: 'repeat(auto-fill, minmax(9.5rem, 1fr))' }}>
        {options.map(({ value, label, note }) => (
          <Box
            key={value}
            component="label"
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 1.25,
              minHeight: 56,
              px: 1.75,
              py: 1,
              borderRadius: radius.card,
              border: '1px solid',
              borderColor: value === chosen ? 'primary.main' : 'divider',
              bgcolor:
                value === chosen
                  ? 'color-mix(in srgb, var(--p-palette-primary-main) 8%, transparent)'
                  : 'background.paper',
              cursor: 'pointer',
              '&:has(:focus-visible)': {
                outline: '3px solid var(--p-palette-primary-main)',
                outlineOffset: 2,
              },
            }}
          >
            <Box
              component="input"
              type="radio"
              name={name}
              checked={value === chosen}
              onChange={() => onChoose(value)}
              sx={{
                width: 18,
                height: 18,
                flex: 'none',
                m: 0,
                accentColor: 'var(--p-palette-primary-main)',
                outline: 'none !important',
              }}
            />
            <span>
              <Box component="span" sx={{ display: 'block', fontWeight: weight.semibold }}>
                {label}
              </Box>
              {note ? (
                <Box
                  component="span"
                  sx={{ display: 'block', typography: 'caption', color: 'text.secondary' }}
                >
                  {note}
                </Box>
              ) : null}
            </span>
          </Box>
        ))}
      </Box>
    </Box>
  );
};
