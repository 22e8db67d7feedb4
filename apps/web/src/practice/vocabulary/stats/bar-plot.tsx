import { useRef } from 'react';
import { axisOf, roundedBar } from '../../../ui/chart/plot.ts';
import { useWidth } from '../../../ui/layout/use-width.ts';
import { visuallyHidden } from '../../../ui/layout/visually-hidden.tsx';

export type PlotBar = {
  key: string;
  value: number;
  /** The label below the bar; null where there is no room for it. */
  label: string | null;
  /** Tooltip. */
  title: string;
  marked?: boolean;
};

type BarPlotProps = {
  bars: readonly PlotBar[];
  /** The maximum of the axis; derived from the values when absent. */
  top?: number;
  /** A labelled horizontal line. */
  goal?: { value: number; label: string };
  format: (value: number) => string;
  /** The same data as a table for screen readers. */
  table: { caption: string; head: readonly string[]; rows: readonly (readonly string[])[] };
};

const height = 190;
const margin = { top: 14, bottom: 26, left: 40 };
const widestBar = 34;

/** A bar chart that fits the available width, with a hidden table of the same data. */
export const BarPlot = ({ bars, top: given, goal, format, table }: BarPlotProps) => {
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame, 640);
  const found = axisOf(bars.map(({ value }) => value));
  const top = given ?? found.top;
  const lines = given === undefined ? found.lines : [0, given / 2, given];
  const floor = height - margin.bottom;
  const yOf = (value: number) => floor - (value / top) * (floor - margin.top);
  const step = (width - margin.left) / Math.max(1, bars.length);
  const bar = Math.min(widestBar, step * 0.68);
  return (
    <>
      <div ref={frame}>
        <svg
          width={width}
          height={height}
          aria-hidden
          style={{ display: 'block', overflow: 'visible', fontSize: 12 }}
        >
          {lines.map((value) => (
            <g key={value}>
              <line
                x1={margin.left}
                x2={width}
                y1={yOf(value)}
                y2={yOf(value)}
                stroke="var(--p-palette-divider)"
              />
              <text
                x={margin.left - 8}
                y={yOf(value) + 4}
                textAnchor="end"
                fill="var(--p-palette-text-secondary)"
              >
                {format(value)}
              </text>
            </g>
          ))}
          {bars.map((one, index) => {
            const centre = margin.left + step * (index + 0.5);
            return (
              <g key={one.key}>
                <title>{one.title}</title>
                <rect
                  x={centre - step / 2}
                  y={margin.top}
                  width={step}
                  height={floor - margin.top}
                  fill="transparent"
                />
                {one.value > 0 ? (
                  <path
                    d={roundedBar(centre - bar / 2, yOf(one.value), bar, floor)}
                    fill="var(--p-palette-primary-main)"
                    opacity={one.marked ? 1 : 0.62}
                  />
                ) : null}
                {one.label === null ? null : (
                  <text
                    x={centre}
                    y={floor + 18}
                    textAnchor="middle"
                    fill={one.marked ? 'var(--p-palette-text-primary)' : 'var(--p-palette-text-secondary)'}
                    fontWeight={one.marked ? 650 : 450}
                  >
                    {one.label}
                  </text>
                )}
              </g>
            );
          })}
          {goal ? (
            <g>
              <line
                x1={margin.left}
                x2={width}
                y1={yOf(goal.value)}
                y2={yOf(goal.value)}
                stroke="var(--p-palette-success-main)"
                strokeDasharray="5 4"
                strokeWidth={1.5}
              />
              <text x={width} y={yOf(goal.value) - 5} textAnchor="end" fill="var(--p-palette-text-secondary)">
                {goal.label}
              </text>
            </g>
          ) : null}
        </svg>
      </div>
      <div style={visuallyHidden}>
        <table>
          <caption>{table.caption}</caption>
          <thead>
            <tr>
              {table.head.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map(([name = '', ...cells]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {cells.map((cell, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: cells of a row stay in their columns
                  <td key={index}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
};
