import { formatDate, formatNumber, formatWeekday } from '../lib/format.ts';
import { axisOf, roundedBar } from '../ui/chart/plot.ts';
import { useAdminText } from './admin.texts.ts';
import type { AdminDay } from './admin-day.ts';

type DayBarsProps = {
  days: AdminDay['days'];
  /** What the bars show. */
  of: 'minutes' | 'users';
  /** In pixels. */
  width: number;
  height?: number;
};

const margin = { top: 10, bottom: 40, left: 34 };
const widestBar = 34;

/** One bar per day, with its weekday and date below. The table beside it contains the same data as text. */
export const DayBars = ({ days, of, width, height = 190 }: DayBarsProps) => {
  const t = useAdminText();
  const { top, lines } = axisOf(days.map((one) => one[of]));
  const floor = height - margin.bottom;
  const yOf = (value: number) => floor - (value / top) * (floor - margin.top);
  const step = Math.max(0, width - margin.left) / Math.max(1, days.length);
  const bar = Math.min(widestBar, step * 0.64);
  // On a narrow screen only every second day has a label, counted back from today.
  const named = (index: number) => step >= 30 || (days.length - 1 - index) % 2 === 0;
  return (
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
            {formatNumber(value, 1)}
          </text>
        </g>
      ))}
      {days.map((one, index) => {
        const centre = margin.left + step * (index + 0.5);
        const isLast = index === days.length - 1;
        const colour = isLast ? 'var(--p-palette-text-primary)' : 'var(--p-palette-text-secondary)';
        return (
          <g key={one.day}>
            <title>
              {t('dayStats', {
                day: formatDate(`${one.day}T12:00:00Z`, 'UTC'),
                minutes: formatNumber(one.minutes, 1),
                users: formatNumber(one.users),
              })}
            </title>
            <rect
              x={centre - step / 2}
              y={margin.top}
              width={step}
              height={floor - margin.top}
              fill="transparent"
            />
            {one[of] > 0 ? (
              <path
                d={roundedBar(centre - bar / 2, yOf(one[of]), bar, floor)}
                fill="var(--p-palette-primary-main)"
                opacity={isLast ? 1 : 0.62}
              />
            ) : null}
            {named(index) ? (
              <text textAnchor="middle" fill={colour} fontWeight={isLast ? 650 : 450}>
                <tspan x={centre} y={floor + 17}>
                  {Number(one.day.slice(8))}
                </tspan>
                <tspan x={centre} y={floor + 33}>
                  {formatWeekday(one.day)}
                </tspan>
              </text>
            ) : null}
          </g>
        );
      })}
    </svg>
  );
};
