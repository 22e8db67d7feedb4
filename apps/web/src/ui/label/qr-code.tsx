import { encode } from 'uqr';
import { radius } from '../theme/tokens.ts';

/**
 * A QR code as one SVG path. It is dark on a light background in every colour scheme, because phones cannot
 * reliably scan a light code on a dark background.
 */
export const QrCode = ({ text, label }: { text: string; label: string }) => {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      style={{ width: '13rem', maxWidth: '100%', borderRadius: radius.control, background: '#fff' }}
    >
      <path d={path} fill="#000" />
    </svg>
  );
};
