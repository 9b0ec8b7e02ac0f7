export { Component } from './invitation-route.js';
