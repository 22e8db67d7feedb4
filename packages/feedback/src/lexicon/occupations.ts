import { wordList } from './word-list.ts';

/**
 * Occupations and roles that need a/an after "be" and "as". Excludes posts that only one person has at a time, such
 * as president and captain.
 */
export const occupations: readonly string[] = wordList(`
accountant actor actress architect artist astronaut athlete author baker banker barber biologist bodyguard builder
bus_driver businessman businesswoman businessperson butcher carpenter cashier chef chemist civil_servant cleaner
clerk comedian computer_engineer consultant cook dancer dentist designer detective developer dietitian doctor
driver economist editor electrician engineer farmer fashion_designer fireman firefighter fisherman flight_attendant
florist footballer gardener graphic_designer guide hairdresser housewife housekeeper interpreter journalist judge
lawyer lecturer lifeguard manager mathematician mechanic model musician nurse officer painter pharmacist
photographer physicist physiotherapist pianist pilot player plumber poet police_officer policeman policewoman
postman primary_school_teacher professor programmer psychologist receptionist reporter researcher sailor
salesperson salesman scientist secretary security_guard shop_assistant shopkeeper singer social_worker soldier
software_engineer software_developer specialist student surgeon tailor taxi_driver teacher teenager technician
tour_guide tourist translator truck_driver university_student vet veterinarian volunteer waiter waitress worker
writer english_teacher history_teacher maths_teacher math_teacher high_school_student civil_engineer
announcer archaeologist astronomer babysitter barista bartender bellboy blogger bookseller bricklayer broadcaster
butler choreographer columnist composer conductor counsellor craftsman critic curator decorator diplomat director
diver entrepreneur estate_agent filmmaker financier freelancer geographer geologist goalkeeper governor headmaster
headteacher historian illustrator inspector instructor inventor investor jeweller librarian linguist magician maid
mayor midwife miner minister nanny neurologist novelist nutritionist optician orthodontist paramedic pediatrician
philosopher physician politician porter potter presenter producer prosecutor psychiatrist publisher realtor referee
saleswoman sculptor seamstress senator shepherd shoemaker sociologist statistician stewardess surveyor therapist
trader trainer tutor undertaker violinist warden watchmaker weaver welder youtuber zoologist
`);
