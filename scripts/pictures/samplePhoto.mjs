import sharp from 'sharp';

/** A drawn water bottle as a photo: not a picture of a real product. */
export function samplePhoto() {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800">
    <rect width="800" height="800" fill="#eef0ea"/>
    <ellipse cx="400" cy="716" rx="150" ry="18" fill="#d5d9cf"/>
    <rect x="338" y="96" width="124" height="84" rx="18" fill="#20262b"/>
    <path d="M344 180h112v40c0 34 54 44 54 104v352a40 40 0 0 1-40 40H330a40 40 0 0 1-40-40V324c0-60 54-70 54-104z" fill="#2f5d46"/>
    <path d="M322 330c0-40 34-60 44-84v456h-22a22 22 0 0 1-22-22z" fill="#4a7d63"/>
  </svg>`;
  return sharp(Buffer.from(drawing)).jpeg().toBuffer();
}
