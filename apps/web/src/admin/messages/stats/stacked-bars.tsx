import { useRef } from 'react';
import { formatNumber } from '../../../lib/format.ts';
import { axisOf } from '../../../ui/chart/plot.ts';
import { useWidth } from '../../../ui/layout/use-width.ts';

export type StackedBar = {
  readonly key: string;
  /** Shown under the bar when there is enough space. */
  readonly label: string;
  /** Tooltip. */
  readonly title: string;
  /** From bottom to top. */
  readonly parts: readonly { readonly value: number; readonly colour: string }[];
};

const height = 180;
const margin = { top: 10, bottom: 26, left: 56 };
const labelWidth = 52;

/** Stacked bar chart. A table beside it shows the same values as text. */
export const StackedBars = ({ bars }: { bars: readonly StackedBar[] }) => {
  const frame = useRef<HTMLDivElement>(null);
  // A hidden or very narrow frame has no room for bars, and SVG lengths must not be negative.
  const width = Math.max(useWidth(frame, 720), margin.left + labelWidth);
  const { top, lines } = axisOf(bars.map(({ parts }) => parts.reduce((sum, { value }) => sum + value, 0)));
  const floor = height - margin.bottom;
  const scale = (floor - margin.top) / top;
  const step = (width - margin.left) / Math.max(1, bars.length);
  const bar = Math.min(28, step * 0.7);
  const every = Math.max(1, Math.ceil(labelWidth / step));
  return (
    <div ref={frame}>
      <svg width={width} height={height} aria-hidden style={{ display: 'block', fontSize: 12 }}>
        {lines.map((value) => (
          <g key={value}>
            <line
              x1={margin.left}
              x2={width}
              y1={floor - value * scale}
              y2={floor - value * scale}
              stroke="var(--p-palette-divider)"
            />
            <text
              x={margin.left - 8}
              y={floor - value * scale + 4}
              textAnchor="end"
              fill="var(--p-palette-text-secondary)"
            >
              {formatNumber(value)}
            </text>
          </g>
        ))}
        {bars.map(({ key, label, title, parts }, index) => {
          const centre = margin.left + step * (index + 0.5);
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
              {parts.map(({ value, colour }, part) => {
                const below = parts.slice(0, part).reduce((sum, one) => sum + one.value, 0);
                return (
                  <rect
                    key={colour}
                    x={centre - bar / 2}
                    y={floor - (below + value) * scale}
                    width={bar}
                    height={value * scale}
                    fill={`var(--p-palette-${colour}-main)`}
                  />
                );
              })}
              {(bars.length - 1 - index) % every === 0 ? (
                <text
                  x={Math.min(centre, width - labelWidth / 2)}
                  y={floor + 18}
                  textAnchor="middle"
                  fill="var(--p-palette-text-secondary)"
                >
                  {label}
                </text>
              ) : null}
            </g>
          );
        })}
      </svg>
    </div>
  );
};
