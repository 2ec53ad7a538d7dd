/** Drawn for Listwright, under its licence: no picture of a real product. */
const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 800">
<rect width="800" height="800" fill="#eef0ea"/>
<ellipse cx="400" cy="716" rx="150" ry="18" fill="#d5d9cf"/>
<path d="M356 100c0-56 88-56 88 0" fill="none" stroke="#20262b" stroke-width="16" stroke-linecap="round"/>
<rect x="338" y="96" width="124" height="84" rx="18" fill="#20262b"/>
<path d="M344 180h112v40c0 34 54 44 54 104v352a40 40 0 0 1-40 40H330a40 40 0 0 1-40-40V324c0-60 54-70 54-104z" fill="#2f5d46"/>
<path d="M322 330c0-40 34-60 44-84v456h-22a22 22 0 0 1-22-22z" fill="#4a7d63"/>
</svg>`;

/** The photo of the sample listing: a forest green bottle with a carry loop, as its text says. */
export const samplePhoto = `data:image/svg+xml,${encodeURIComponent(DRAWING)}`;
