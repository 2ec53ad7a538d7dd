import { Container } from 'inversify';
import createKnex from 'knex';
export const httpCanary = [Container, createKnex];
