import qrcode from 'qrcode-generator';
import { useMemo } from 'react';
import styles from './totp.module.css';

/** Quiet zone: scanners need four white modules around the code (ISO/IEC 18004). */
const QUIET = 4;

/** A text as a QR code, black on white in both themes, as scanners need it. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { path, size } = useMemo(() => drawn(text), [text]);
  return (
    <svg
      className={styles.qr}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

function drawn(text: string): { readonly path: string; readonly size: number } {
  const code = qrcode(0, 'M');
  code.addData(text);
  code.make();
  const count = code.getModuleCount();
  const places = Array.from({ length: count }, (_, at) => at);
  const modules = places.flatMap((row) =>
    places.filter((column) => code.isDark(row, column)).map((column) => `M${column + QUIET} ${row + QUIET}h1v1h-1z`),
  );
  return { path: modules.join(''), size: count + 2 * QUIET };
}
