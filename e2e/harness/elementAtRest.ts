/** Runs in the page: scrolls an element into view and waits until it stops moving. */
export async function elementAtRest(node: Element): Promise<void> {
  node.scrollIntoView({ block: 'center' });
  const place = () => JSON.stringify(node.getBoundingClientRect());
  for (let frame = 0, still = 0, last = place(); frame < 120 && still < 3; frame += 1) {
    await new Promise(requestAnimationFrame);
    still = place() === last ? still + 1 : 0;
    last = place();
  }
}
