// The pages are rendered in another build: their components' stylesheets are found here. They come after the kit's.
import.meta.glob(['../**/*.module.css', '../../ui/listing/CountBar.module.css'], { eager: true });
