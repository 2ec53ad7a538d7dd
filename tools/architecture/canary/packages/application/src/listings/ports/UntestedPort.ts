export abstract class UntestedPort {
  abstract answer(): number;
}
