/** Makers of vehicles: the word behind one of them is a model. Lower case. Compatibility only: no list of brands to avoid. */
export const VEHICLE_MAKES: ReadonlySet<string> = new Set(
  `toyota honda hyundai maruti suzuki volkswagen vw ford bmw audi kia tata mahindra nissan jeep chevrolet chevy mercedes mercedes-benz benz
  mazda subaru renault skoda volvo tesla lexus chrysler cadillac buick pontiac polaris peugeot citroen opel vauxhall fiat porsche mitsubishi
  isuzu acura infiniti hummer lincoln mercury saturn oldsmobile scion mini jaguar seat triumph aprilia vespa dodge gmc yamaha bajaj ktm hero
  kawasaki harley ducati husqvarna tvs dacia daewoo holden daihatsu bentley ferrari lamborghini maserati freightliner kenworth peterbilt
  kubota bobcat caterpillar evinrude tohatsu can-am sea-doo ski-doo`.split(/\s+/),
);
