import { visuallyHidden } from '../layout/visually-hidden.tsx';

type ChartTableProps = {
  caption: string;
  head: readonly string[];
  /** The first cell of a row is the row header. */
  rows: readonly (readonly string[])[];
};

/** The values of a chart as a table for screen readers. */
export const ChartTable = ({ caption, head, rows }: ChartTableProps) => (
  <div style={visuallyHidden}>
    <table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name = '', ...cells]) => (
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
);
