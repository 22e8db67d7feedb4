import Box from '@mui/material/Box';
import { useRef } from 'react';
import { useWidth } from '../layout/use-width.ts';
import { weight } from '../theme/tokens.ts';
import { axisOf, roundedBar } from './plot.ts';

export type ChartBar = {
  readonly key: string;
  /** Lines of text below the bar. In a narrow chart, some labels are omitted, but never the last one. */
  readonly label: readonly string[];
  /** Text of the bar’s tooltip. */
  readonly title: string;
  /** Value of the bar, or its stacked parts from bottom to top. */
  readonly value: number | readonly ChartPart[];
  /**
   * Whether the bar represents today or the current month. Its label is emphasised, and the other bars are lighter.
   */
  readonly current?: boolean;
};

/** A part of a stacked bar and its palette colour. */
export type ChartPart = { readonly value: number; readonly colour: string };

type BarChartProps = {
  bars: readonly ChartBar[];
  format: (value: number) => string;
  /** Whether the vertical axis may show fractions, for example of money. By default, it shows whole numbers. */
  fractions?: boolean;
  /** Maximum of the vertical axis. By default, it is derived from the values. */
  top?: number;
  /** Horizontal line with a label in the chart, for example a goal. */
  goal?: { value: number; label: string };
  /** Height of the chart in pixels. */
  height?: number;
  /** Width in pixels that a bar label needs. */
  labelWidth?: number;
};

const margin = { top: 14, right: 8 };
const labelLine = 16;
const widestBar = 34;
const characterWidth = 7;

/**
 * A bar chart that adapts to the available width. It is hidden from screen readers, which read the values in a
 * table beside the chart.
 */
export const BarChart = ({
  bars,
  format,
  fractions = false,
  top: given,
  goal,
  height = 190,
  labelWidth = 30,
}: BarChartProps) => {
  const frame = useRef<HTMLDivElement>(null);
  const values = bars.map(({ value }) => partsOf(value).reduce((sum, part) => sum + part.value, 0));
  const found = axisOf(values, fractions);
  const top = given ?? found.top;
  const lines = given === undefined ? found.lines : [0, given / 2, given];
  const left = 16 + characterWidth * Math.max(...lines.map((line) => format(line).length));
  // In a hidden or very narrow frame, some lengths would be negative, which SVG does not allow.
  const width = Math.max(useWidth(frame, 720), left + labelWidth + margin.right);
  const floor = height - 10 - labelLine * Math.max(1, ...bars.map(({ label }) => label.length));
  const yOf = (value: number) => floor - (value / top) * (floor - margin.top);
  const step = (width - left - margin.right) / Math.max(1, bars.length);
  const bar = Math.min(widestBar, step * 0.68);
  const every = Math.max(1, Math.ceil(labelWidth / step));
  const anyCurrent = bars.some(({ current }) => current);
  return (
    <div ref={frame}>
      <Box
        component="svg"
        width={width}
        height={height}
        aria-hidden
        sx={{ display: 'block', overflow: 'visible', typography: 'label' }}
      >
        {lines.map((value) => (
          <g key={value}>
            <Line y={yOf(value)} from={left} to={width} stroke="var(--p-palette-divider)" />
            <text x={left - 8} y={yOf(value) + 4} textAnchor="end" fill={colours.quiet}>
              {format(value)}
            </text>
          </g>
        ))}
        {bars.map(({ key, label, title, value, current = false }, index) => {
          const centre = left + step * (index + 0.5);
          return (
            <g key={key}>
              <title>{title}</title>
              <rect
                x={centre - step / 2}
                y={margin.top}
                width={step}
                height={floor - margin.top}
                fill="transparent"
              />
              {stacked(partsOf(value)).map(({ from, to, colour, isLast }) => (
                <path
                  key={colour}
                  d={
                    isLast
                      ? roundedBar(centre - bar / 2, yOf(to), bar, yOf(from))
                      : `M${centre - bar / 2},${yOf(from)}V${yOf(to)}h${bar}V${yOf(from)}Z`
                  }
                  fill={`var(--p-palette-${colour}-main)`}
                  opacity={anyCurrent && !current ? 0.62 : 1}
                />
              ))}
              {(bars.length - 1 - index) % every === 0 ? (
                <text
                  textAnchor="middle"
                  fill={current ? 'var(--p-palette-text-primary)' : colours.quiet}
                  fontWeight={current ? weight.semibold : weight.regular}
                >
                  {label.map((line, at) => (
                    <tspan key={line} x={centre} y={floor + 18 + labelLine * at}>
                      {line}
                    </tspan>
                  ))}
                </text>
              ) : null}
            </g>
          );
        })}
        {goal ? (
          <g>
            <Line
              y={yOf(goal.value)}
              from={left}
              to={width}
              stroke="var(--p-palette-success-main)"
              strokeDasharray="5 4"
              strokeWidth={1.5}
            />
            <text x={width} y={yOf(goal.value) - 5} textAnchor="end" fill={colours.quiet}>
              {goal.label}
            </text>
          </g>
        ) : null}
      </Box>
    </div>
  );
};

const colours = { quiet: 'var(--p-palette-text-secondary)' };

const partsOf = (value: ChartBar['value']): readonly ChartPart[] =>
  typeof value === 'number' ? [{ value, colour: 'primary' }] : value;

/**
 * Returns the parts of a stacked bar whose value is above zero, each with the chart values of its lower and upper
 * edge.
 */
const stacked = (parts: readonly ChartPart[]) => {
  const shown = parts.filter(({ value }) => value > 0);
  return shown.map(({ value, colour }, index) => {
    const from = shown.slice(0, index).reduce((sum, below) => sum + below.value, 0);
    return { from, to: from + value, colour, isLast: index === shown.length - 1 };
  });
};

type LineProps = {
  y: number;
  from: number;
  to: number;
  stroke: string;
  strokeDasharray?: string;
  strokeWidth?: number;
};

const Line = ({ y, from, to, ...look }: LineProps) => <line x1={from} x2={to} y1={y} y2={y} {...look} />;
